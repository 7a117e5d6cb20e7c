import { foldNames } from '../name-match.ts'

/** Names of a person: those of an account, or as a register has them. */
interface Names {
  firstName: string
  lastName: string
}

/**
 * Whether two names may be one person's: the last names are alike, and so is one of the first names. A register knows
 * `Aino Maria`, an account may say `Aino`; case, accents and hyphens do not count.
 */
export function mayBeSamePerson(a: Names, b: Names): boolean {
  const words = (name: string) => foldNames(name).split(' ').filter(Boolean)
  const first = words(a.firstName)
  return foldNames(a.lastName) === foldNames(b.lastName) && words(b.firstName).some((name) => first.includes(name))
}
