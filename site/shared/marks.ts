/** Whether a cookie of ours says yes to scripts, such as that a customer has signed in. */
export function isMarked(name: string): boolean {
  return document.cookie.split('; ').includes(`${name}=1`)
}

/** Erases a cookie that says yes to scripts. */
export function eraseMark(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
}
