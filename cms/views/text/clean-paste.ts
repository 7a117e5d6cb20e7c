/** What was pasted, as the editor can take it. */
export interface CleanPaste {
  html: string
  /** A table became paragraphs, since a text has none. */
  hadTable: boolean
}

/** An entry of a list, as word processors write it: a paragraph that looks like one, or an entry of a list of its own. */
interface Entry {
  level: number
  isOrdered: boolean
}

/** What stands before an entry where there are no lists: a bullet, a number or a letter. */
const ORDERED = /^\(?(?:\d{1,3}|[a-zåäö]|[ivxlc]{1,5})[.)]/i
/** A bullet that was typed: a hard space or a tab stands after it. */
const TYPED_BULLET = /^\s*[·•◦▪●○■‣§\uf0b7\uf0a7][ ]*[\u00a0\t][\u00a0\t\s]*/

/** A number that Word typed in a paragraph of a list: elsewhere it may be a day. */
const TYPED_NUMBER = /^\s*\(?(?:\d{1,3}|[a-zåäö])[.)][ ]*[\u00a0\t][\u00a0\t\s]*/i

/**
 * Makes lists of what Word, Word for the web and Google Docs write as paragraphs and lists of one entry, and paragraphs of
 * tables; null where there is nothing of that in what was pasted.
 */
export function cleanPaste(html: string): CleanPaste | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const before = body.innerHTML
  body.querySelectorAll('.ListContainerWrapper').forEach(unwrap)
  dropLeftovers(body)
  const tables = [...body.querySelectorAll('table')].toReversed()
  tables.forEach(asParagraphs)
  body.querySelectorAll('p, div').forEach(intoList)
  marksIn(body).forEach((mark) => mark.remove())
  body.querySelectorAll('ul, ol').forEach(joinEntries)
  body.querySelectorAll('li > p, li > div').forEach(unwrapBlock)
  return body.innerHTML === before ? null : { html: body.innerHTML, hadTable: tables.length > 0 }
}

/** Elements of Office and marks of paragraph ends, which hold nothing but a hard space. */
function dropLeftovers(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    const isOffice = element.tagName.includes(':')
    if (element.classList.contains('EOP') || (isOffice && isBlank(element))) element.remove()
    else if (isOffice) unwrap(element)
    else if (/mso-spacerun/i.test(styleOf(element))) element.textContent = ' '
  }
}

/** Each row as a paragraph, with its cells behind each other. */
function asParagraphs(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => {
    const paragraph = table.ownerDocument.createElement('p')
    ;[...row.children].forEach((cell, at) => {
      cell.querySelectorAll('p, div').forEach(unwrapBlock)
      paragraph.append(at > 0 ? ' | ' : '', ...cell.childNodes)
    })
    return paragraph
  })
  table.replaceWith(...rows)
}

/** Moves a paragraph that is an entry of a list into that list. */
function intoList(paragraph: Element): void {
  const [mark] = marksIn(paragraph)
  const [, level] = /mso-list:\s*\S+\s+level(\d)/i.exec(styleOf(paragraph)) ?? []
  const text = paragraph.querySelector('p, div, li') ? '' : paragraph.textContent
  const ofWord = /\bMsoList/i.test(paragraph.className)
  const typed = TYPED_BULLET.exec(text) ?? (ofWord ? TYPED_NUMBER.exec(text) : null)
  if (!mark && !level && !typed) return
  const isOrdered = ORDERED.test((mark?.textContent ?? typed?.[0] ?? '').trim())
  mark?.remove()
  if (!mark && typed) dropText(paragraph, typed[0].length)
  if (!paragraph.closest('li')) addEntry(paragraph, { level: Number(level ?? 1), isOrdered }, [...paragraph.childNodes])
}

/** What Word writes for readers without lists: a bullet or a number, and hard spaces. */
function marksIn(element: Element): Element[] {
  return [...element.querySelectorAll('[style]')].filter((one) => /mso-list:\s*ignore/i.test(styleOf(one)))
}

/** Word for the web writes a list for each entry, at any level. */
function joinEntries(list: Element): void {
  const entries = [...list.children].filter((one) => one.hasAttribute('data-aria-level'))
  if (entries.length === 0) return
  for (const entry of entries) {
    const level = Number(entry.getAttribute('data-aria-level'))
    addEntry(list, { level, isOrdered: list.localName === 'ol' }, [...entry.childNodes], false)
  }
  list.remove()
}

/** Adds an entry to the list before an element, or to a new one. */
function addEntry(at: Element, { level, isOrdered }: Entry, content: Node[], isMoved = true): void {
  const document = at.ownerDocument
  const name = isOrdered ? 'ol' : 'ul'
  const before = at.previousElementSibling
  const isSame = before?.hasAttribute('data-pasted') && (level > 1 || before.localName === name)
  let list: Element = before && isSame ? before : document.createElement(name)
  list.setAttribute('data-pasted', '')
  if (list !== before) at.before(list)
  for (let depth = 1; depth < level; depth += 1) {
    const last: Element = list.lastElementChild ?? list.appendChild(document.createElement('li'))
    list = last.querySelector(':scope > ul, :scope > ol') ?? last.appendChild(document.createElement(name))
  }
  const entry = document.createElement('li')
  entry.append(...content)
  list.append(entry)
  if (isMoved) at.remove()
}

/** Drops so many signs from the beginning of an element's text. */
function dropText(element: Element, signs: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, 4)
  for (let left = signs; left > 0 && walker.nextNode();) {
    const text = walker.currentNode
    const { length } = text.textContent ?? ''
    text.textContent = (text.textContent ?? '').slice(left)
    left -= length
  }
}

/** Puts the content of a paragraph in its place, with a line break where another follows. */
function unwrapBlock(block: Element): void {
  if (block.nextElementSibling?.matches('p, div')) block.append(block.ownerDocument.createElement('br'))
  unwrap(block)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function isBlank({ textContent }: Element): boolean {
  return textContent.replaceAll('\u00a0', ' ').trim() === ''
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}
