/** Something wrong with what the user gave; the message says what to give. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}
