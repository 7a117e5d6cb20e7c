import type { Display, HostGroup } from '#widgets/main.ts'

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

export const WORKSHOPS = [
  { name: 'Huoltopaja Oulu', address: 'Rotuaari 3, Oulu' },
  { name: 'Huoltopaja Tampere', address: 'Tammelankatu 12, Tampere' },
  { name: 'Huoltopaja Turku', address: 'Aurakatu 5, Turku' },
] as const

/** The merchant's own workshops by their words: the provider knows goods alone. */
export async function findWorkshops(query: string): Promise<readonly HostGroup[]> {
  const words = query.toLowerCase()
  const found = WORKSHOPS.filter(({ name }) => name.toLowerCase().includes(words))
  const links = found.map(({ name, address }) => {
    return { title: name, note: address, page_url: `${HOME}/huolto?${new URLSearchParams({ paja: name })}` }
  })
  return [{ title: 'Huoltopajat', links }]
}
