import type { Contact } from '#contracts/checkout.ts'

/** The payer's contact. */
export function PayerContact({ contact: { email, phone } }: { contact: Contact }) {
  return (
    <p>
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </p>
  )
}
