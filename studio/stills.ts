import { articlePictures, designOf, eyewear } from './articles.ts'
import type { Goods, PictureOrder, Place } from './orders.ts'

type Still = Extract<PictureOrder, { subject: 'still' }>
type Standing = Place & { of: string }

const HERO = { width: 2360, height: 1180 }
const CATEGORY = { width: 1180, height: 760 }
const PAGE = { width: 1600, height: 1030 }

/** Two frames of each brand that has a page of its own. */
const brandFrames = {
  aurakivi: ['halinen-hunaja', 'vartiovuori-yonsininen'],
  pikisaari: ['tuira-harjattu-hopea', 'raksila-grafiitti'],
  torkkeli: ['flemari-minttu', 'viides-linja-tomaatti'],
  kronlund: ['amanuenssi-havanna-kulta', 'maisteri-pullonvihrea'],
  arkela: ['perjantai-viininpuna', 'tiistai-merensininen'],
  hilleri: ['touho-porkkana', 'vintio-turkoosi'],
  jurmo: ['poukama-hiekka', 'majakka-musta-sinipeili'],
} as const

/** The wide pictures of the home page, one still for each category and brand, and those of the editors' pages. */
export function stills(): PictureOrder[] {
  return [
    still('hero-frames', HERO, { turn: 0, rise: 21, span: 500, at: [4, 22, -40] }, [
      { of: 'halinen-tumma-havanna', x: -128, z: -18, turn: 24 },
      { of: 'tuira-kulta', x: 34, z: 62, turn: -14 },
      { of: 'flemari-koboltti', x: 132, z: -72, turn: -32 },
    ]),
    still('hero-sunglasses', HERO, { turn: 0, rise: 19, span: 450, at: [-4, 18, -40] }, [
      { of: 'kajo-hunaja-ruskea', x: -98, z: -10, turn: 22 },
      { of: 'majakka-kulta-vihrea', x: 88, z: 24, turn: -26 },
    ]),
    still('category-frames', CATEGORY, { turn: 0, rise: 22, span: 330, at: [0, 6, -50] }, [
      { of: 'halinen-hunaja', x: -64, z: -90, turn: 20 },
      { of: 'vartiovuori-musta', x: 52, z: 40, turn: -22 },
    ]),
    still('category-sunglasses', CATEGORY, { turn: 0, rise: 22, span: 330, at: [0, 6, -50] }, [
      { of: 'terassi-kulta-keltainen', x: -64, z: -90, turn: 20 },
      { of: 'poukama-havanna', x: 52, z: 40, turn: -22 },
    ]),
    still('category-sports_glasses', CATEGORY, { turn: 0, rise: 22, span: 330, at: [0, 6, -50] }, [
      { of: 'kelo-havu', x: -72, z: -90, turn: 20 },
      { of: 'kaira-musta-punapeili', x: 38, z: 44, turn: -18 },
    ]),
    still('category-reading_glasses', CATEGORY, { turn: 0, rise: 22, span: 330, at: [0, 6, -50] }, [
      { of: 'valiotsikko-pullo', x: -66, z: -90, turn: 20 },
      { of: 'alaviite-kulta', x: 50, z: 40, turn: -20 },
    ]),
    still('category-smart_glasses', CATEGORY, { turn: 0, rise: 22, span: 330, at: [0, 6, -50] }, [
      { of: 'kaiku-puhe-musta', x: -66, z: -90, turn: 20 },
      { of: 'kuule-juhla-havanna', x: 50, z: 40, turn: -20 },
    ]),
    still('category-contact_lenses', CATEGORY, { turn: 0, rise: 14, span: 400, at: [0, 52, -20] }, [
      { of: 'kaste-yksi-90', x: -92, z: -70, turn: 6 },
      { of: 'lumme-paiva-30', x: 84, z: -30, turn: 4 },
      { of: 'usva-14', x: -14, z: 52, turn: 10 },
    ]),
    still('category-lens_accessories', CATEGORY, { turn: 0, rise: 14, span: 400, at: [0, 76, -10] }, [
      { of: 'kuulas-yleisliuos-360', x: -70, z: -40, turn: -8 },
      { of: 'kuulas-peroksidi-360', x: 12, z: -70, turn: 4 },
      { of: 'tipla-kostea-10', x: 66, z: 10, turn: -10 },
      { of: 'kuulas-linssikotelo', x: 0, z: 50, turn: 0 },
    ]),
    still('category-glasses_accessories', CATEGORY, { turn: 0, rise: 17, span: 400, at: [0, 44, -20] }, [
      { of: 'saie-kova-kotelo', x: -70, z: -50, turn: 4 },
      { of: 'puhto-linssisuihke-30', x: 62, z: -20, turn: -6 },
      { of: 'puhto-mikrokuituliina', x: 74, z: 30, turn: -30 },
    ]),
    still('category-sports_accessories', CATEGORY, { turn: 0, rise: 17, span: 400, at: [0, 44, -20] }, [
      { of: 'kuukkeli-urheilukotelo', x: -72, z: -50, turn: 4 },
      { of: 'kuukkeli-urheilunauha', x: 66, z: -30, turn: -8 },
      { of: 'kuukkeli-kelluva-nauha', x: 40, z: 60, turn: -14 },
    ]),
    still('page-frames', PAGE, { turn: 0, rise: 24, span: 450, at: [0, 34, -40] }, [
      { of: 'halinen-hunaja', x: -104, z: -40, turn: 26 },
      { of: 'lehtori-antiikkikulta', x: 4, z: 64, turn: -8 },
      { of: 'flemari-koboltti', x: 108, z: -70, turn: -30 },
    ]),
    still('page-children', PAGE, { turn: 0, rise: 22, span: 320, at: [-4, 24, -40] }, [
      { of: 'touho-mustikka', x: -60, z: -80, turn: 24 },
      { of: 'vintio-viininpuna-roosa', x: 50, z: 44, turn: -20 },
    ]),
    still('page-eye-drops', PAGE, { turn: 0, rise: 14, span: 300, at: [4, 44, -10] }, [
      { of: 'tipla-kostea-10', x: -68, z: 0, turn: 8 },
      { of: 'tipla-silmasuihke-10', x: -14, z: 34, turn: -6 },
      { of: 'tipla-pipetit-30', x: 66, z: -40, turn: -10 },
    ]),
    still('page-lens-care', PAGE, { turn: 0, rise: 15, span: 430, at: [0, 76, -10] }, [
      { of: 'kuulas-yleisliuos-360', x: -84, z: -30, turn: 6 },
      { of: 'lumme-kuukausi', x: 70, z: -50, turn: 8 },
      { of: 'kuulas-linssikotelo', x: 4, z: 56, turn: 14 },
    ]),
    still('page-repair', PAGE, { turn: 0, rise: 22, span: 430, at: [-8, 34, -30] }, [
      { of: 'tuira-kulta', x: -40, z: 50, turn: 18 },
      { of: 'puhto-ruuvisarja', x: 84, z: -50, turn: -14 },
      { of: 'puhto-mikrokuituliina', x: -86, z: -80, turn: 24 },
    ]),
    ...Object.entries(brandFrames).map(([brand, [behind, before]]) =>
      still(`brand-${brand}`, PAGE, { turn: 0, rise: 22, span: 340, at: [-4, 20, -40] }, [
        { of: behind, x: -62, z: -84, turn: 22 },
        { of: before, x: 52, z: 44, turn: -20 },
      ]),
    ),
  ]
}

function still(
  name: string,
  size: { width: number; height: number },
  camera: Still['camera'],
  standing: Standing[],
): Still {
  const frames = standing.flatMap(({ of, ...place }) => frameNamed(of).map((frame) => ({ ...frame, ...place })))
  const goods = standing.flatMap(({ of, ...place }) => goodsNamed(of).map((one) => ({ ...one, ...place })))
  return { ...size, file: `${name}.webp`, subject: 'still', frames, goods, camera }
}

function frameNamed(slug: string): Pick<Still['frames'][number], 'design' | 'color'>[] {
  return eyewear().flatMap((model) =>
    model.colors
      .filter((color) => `${model.model}-${color.slug}` === slug)
      .map(({ slug: name, front, temple, lens }) => ({
        design: designOf(model),
        color: { slug: name, front, temple, lens },
      })),
  )
}

function goodsNamed(slug: string): Goods[] {
  return articlePictures().flatMap((order) =>
    order.subject === 'goods' && order.file === `${slug}-front.webp` ? [order.goods] : [],
  )
}
