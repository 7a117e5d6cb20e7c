/** What an article is called where its brand is not said beside it. A name that begins with the brand does not say it twice. */
export function fullName({ brand, name }: { brand: string; name: string }): string {
  return name.startsWith(brand) ? name : `${brand} ${name}`
}
