/** The paragraphs of a plain text: an empty line begins a new one. */
export function paragraphsOf(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return paragraphs.filter(Boolean)
}
