/** Whether a cookie of ours says yes to scripts, such as that a customer has signed in. */
export function isMarked(name: string): boolean {
  return document.cookie.split('; ').includes(`${name}=1`)
}
