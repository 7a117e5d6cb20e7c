import type { APIContext } from 'astro'

/** The path of the page as its visitor has it, decoded and in NFC. A page of the editors is rendered under one of its own. */
export function shownPath({ url, locals }: Pick<APIContext, 'url' | 'locals'>): string {
  return locals.content?.path ?? (decodeURI(url.pathname).normalize('NFC').replace(/\/+$/, '') || '/')
}
