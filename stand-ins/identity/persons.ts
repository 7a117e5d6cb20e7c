/** A person of the test bank. The number is of the range 900–999, which the population register never gives. */
export interface Person {
  /** The bank's name of the person; the shop never sees it. */
  id: string
  firstNames: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  /** The personal identity code. */
  socialNumber: string
}

export const PERSONS: Person[] = [
  {
    id: 'anna',
    firstNames: 'Anna Maria',
    lastName: 'Testinen',
    birthDate: '1985-03-14',
    socialNumber: withCheck('140385-912'),
  },
  {
    id: 'eero',
    firstNames: 'Eero Juhani',
    lastName: 'Mallikas',
    birthDate: '1948-10-21',
    socialNumber: withCheck('211048-935'),
  },
  {
    id: 'ilona',
    firstNames: 'Ilona',
    lastName: 'Nordström',
    birthDate: '1999-05-02',
    // One of the signs of a century that came in 2023.
    socialNumber: withCheck('020599Y958'),
  },
  {
    id: 'kaarina',
    firstNames: 'Kaarina Helena',
    lastName: 'Telakka',
    birthDate: '1972-02-09',
    socialNumber: withCheck('090272-946'),
  },
]

/** Adds the check character: the number without its sign, modulo 31. */
function withCheck(number: string): string {
  const digits = Number(number.slice(0, 6) + number.slice(7))
  return number + '0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(digits % 31)
}
