/** The most that a customer may send in one file, in megabytes of 1,048,576 bytes. */
export const UPLOAD_MEGABYTES = 10

/** Pages whose forms a customer sends a file by; all others take no more than typed text. */
const UPLOAD_PAGES = [
  /^\/[^/]+\/[^/]+\/[^/]+\/linssit\/?$/,
  /^\/tilaus\/resepti\/[^/]+\/?$/,
  /^\/omat-sivut\/tehtäviä\/reseptit\/uusi\/?$/,
  /^\/omat-sivut\/tilauksia\/[^/]+\/rikkoutui\/?$/,
]

/** Whether a form of this page may carry a file. The path as the front server has read it, so its escapes are sound. */
export function takesUploads(path: string): boolean {
  const written = decodeURI(path)
  return UPLOAD_PAGES.some((page) => page.test(written))
}
