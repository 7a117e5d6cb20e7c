/** Level of assurance "substantial", which the shop asks for (Finnish Trust Network). */
export const SUBSTANTIAL = 'http://ftn.ficora.fi/2017/loa2'

const HIGH = 'http://ftn.ficora.fi/2017/loa3'

/** Whether an identification is as sure as the law asks of a strong one: level substantial or high. */
export function isStrong(assurance: string | undefined): boolean {
  return assurance === SUBSTANTIAL || assurance === HIGH
}
