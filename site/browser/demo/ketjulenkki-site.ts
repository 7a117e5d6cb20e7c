import type { Display } from '#widgets/main.ts'

/** Where the merchant's feed says that its pages lie. Here they lie below `/demo`. */
const OWN_SITE = 'https://www.ketjulenkki.example'
export const HOME = '/demo'
/** Where it says that its pictures lie. */
const OWN_PICTURES = 'https://kuvat.ketjulenkki.example'

/** The page of the merchant's own site as it lies here. */
export function here(address: string): string {
  return address.replace(OWN_SITE, HOME).replace(OWN_PICTURES, `${HOME}/kuvat`)
}

/** A product with its page and picture as they lie here. */
export function shownHere(display: Display): Display {
  const { page_url, image_url } = display
  return { ...display, page_url: here(page_url ?? HOME), ...(image_url && { image_url: here(image_url) }) }
}
