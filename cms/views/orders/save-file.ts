/** Saves a file as a download, a prescription by default: no document of a customer runs inside the admin. `file` is base64. */
export function saveFile(file: string, type: string, name?: string): void {
  const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))
  const href = URL.createObjectURL(new Blob([bytes], { type }))
  const download = name ?? (type === 'application/pdf' ? 'resepti.pdf' : 'resepti.jpg')
  Object.assign(document.createElement('a'), { href, download }).click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
