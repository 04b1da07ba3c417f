/** Operations that the emulator in the browser answers in another way than the one in Node, with the reason. */
export const DIFFERENCES: Readonly<Record<string, string>> = {};
