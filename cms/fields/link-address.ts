/** An address outside the pages: another site's, a mail address, a phone number, or a path of the shop such as `/tilaus`. */
const ADDRESS = /^(https:\/\/|mailto:|tel:\+|\/)\S*$/

/** Why an editor's address cannot be linked to; true where it can. */
export function addressProblem(address: unknown): true | string {
  return ADDRESS.test(String(address ?? '')) || 'Osoite alkaa https://, mailto:, tel:+ tai /.'
}
