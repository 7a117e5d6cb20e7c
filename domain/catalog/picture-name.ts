/** Name of a picture in its addresses: the file's without the ending. */
export function pictureName(filename: string): string {
  return filename.replace(/\.[a-z]+$/i, '')
}
