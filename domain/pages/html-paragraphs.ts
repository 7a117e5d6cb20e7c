/** The ends of what stands on lines of its own in the HTML of a rich text. */
const ENDS = /<\/(?:p|li|h[2-6]|blockquote)>|<br\s*\/?>/

const SIGNS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}

/** The paragraphs of a rich text as plain text; an item of a list begins with a dash. */
export function htmlParagraphs(html: string): string[] {
  const paragraphs = html.split(ENDS).map((part) => {
    const text = part.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (sign) => SIGNS[sign] ?? sign)
    return text.trim() && (/<li\b/.test(part) ? `– ${text.trim()}` : text.trim())
  })
  return paragraphs.filter(Boolean)
}
