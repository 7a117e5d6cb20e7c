/** Name with its brand, which is not repeated where the name begins with it. */
export function fullName({ brand, name }: { brand: string; name: string }): string {
  return name.startsWith(brand) ? name : `${brand} ${name}`
}
