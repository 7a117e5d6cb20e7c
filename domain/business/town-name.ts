/** The name of a town as it is written, from the capitals in which registers keep it: `YLI-II` is Yli-Ii. */
export function townName(town: string): string {
  return town
    .toLocaleLowerCase('fi')
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('fi'))
}
