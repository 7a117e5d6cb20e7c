/**
 * Whether a declaration comes from who bought: the address it names is the order's. Letters of either size are the same,
 * as no mailbox tells them apart.
 */
export function isOfBuyer(declared: { email: string }, order: { email: string }): boolean {
  const asOne = (email: string) => email.trim().toLowerCase()
  return asOne(declared.email) === asOne(order.email)
}
