import type { SeedBrand } from '#contracts/seeds.ts'
import { brand } from '#domain/brand.ts'

/** The chain as a brand: it grinds lenses in its own workshop and is legally their manufacturer. */
export const ownBrand: SeedBrand = {
  slug: brand.slug,
  name: brand.name,
  kind: 'eyewear',
  tagline: 'Linssit hiotaan omassa hiomossa.',
  story: `${brand.genitive} hiomo sovittaa linssit valitsemaasi kehykseen. Optikko tarkistaa jokaisen parin ennen lähetystä.`,
  description: `${brand.genitive} omassa hiomossa sovitettavat silmälasien linssit, jotka optikko tarkistaa ennen lähetystä.`,
  translations: {
    sv: {
      tagline: 'Glasen slipas i vårt eget sliperi.',
      story: `${brand.name}s sliperi passar in glasen i den båge som du har valt. En optiker kontrollerar varje par innan det skickas.`,
      description: `Glasögonglas som passas in i ${brand.name}s eget sliperi och kontrolleras av en optiker innan de skickas.`,
    },
    en: {
      tagline: 'Lenses are made in our own workshop.',
      story: `${brand.name}’s workshop fits the lenses to the frame you have chosen. An optician checks every pair before it is sent.`,
      description: `Spectacle lenses fitted in ${brand.name}’s own workshop and checked by an optician before they are sent.`,
    },
  },
  maker: {
    name: `${brand.name} Oy`,
    street: 'Hiomonkatu 5',
    zip: '33100',
    city: 'Tampere',
    country: 'Suomi',
    email: `hiomo@${brand.slug}.example`,
  },
}
