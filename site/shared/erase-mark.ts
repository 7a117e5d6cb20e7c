/** Erases a cookie that says yes to scripts. See `is-marked.ts`. */
export function eraseMark(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
}
