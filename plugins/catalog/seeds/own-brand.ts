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
  maker: {
    name: `${brand.name} Oy`,
    street: 'Hiomonkatu 5',
    zip: '33100',
    city: 'Tampere',
    country: 'Suomi',
    email: `hiomo@${brand.slug}.example`,
  },
}
