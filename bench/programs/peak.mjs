/** Loaded before a program: says on standard error how many bytes it held at most, when it ends. */
process.on('exit', () => process.stderr.write(`peak ${process.resourceUsage().maxRSS * 1024}\n`));
