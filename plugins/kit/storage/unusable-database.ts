/** A database that the shop must not or cannot use; the message is one sentence for its operator, without a password. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}
