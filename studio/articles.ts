import { type FrameDesign, isShield } from '#domain/frames/frame.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EyewearColor, Goods, PictureOrder, View } from './orders.ts'

/** The folder of the seeds; pictures lie beside the articles they show. */
export const SEEDS = join(import.meta.dirname, '../content-seeds')

type Size = Pick<FrameDesign, 'lensWidth' | 'lensHeight' | 'bridge' | 'templeLength' | 'totalWidth'>
export type Eyewear = Pick<FrameDesign, 'shape' | 'rim' | 'rimWidth' | 'frameMaterial'> & {
  model: string
  category: string
  takesLenses: boolean
  sizes: Size[]
  colors: EyewearColor[]
}
type Named = { slug: string; name: string; brand: string }
type Brand = { slug: string; name: string }
type Look = { kind: string; base: string; accent: string; height?: number; motif?: string }
type ContactLens = Named & {
  picture: Look
  packageAmount: number
  lensType: 'daily' | 'two-week' | 'monthly'
  design: 'spherical' | 'toric' | 'multifocal'
  axes: Record<string, unknown[] | undefined>
}
type Accessory = Named & { picture: Look; contents: string; packageAmount: number }

const LARGE = { width: 1180, height: 760 }

/** Every picture of every article, in the order of the seeds. */
export function articlePictures(): PictureOrder[] {
  return [
    ...eyewear().flatMap(framePictures),
    ...read<ContactLens>('contact-lenses').map(lensBox),
    ...read<Accessory>('accessories').map(accessory),
  ]
}

/** The eyewear models as the seeds describe them. */
export function eyewear(): Eyewear[] {
  return read<Eyewear>('eyewear')
}

/** The measures of a model's first size, as the geometry takes them. */
export function designOf(model: Eyewear): FrameDesign {
  const { lensWidth, lensHeight, bridge, templeLength, totalWidth } = model.sizes[0] as Size
  const { shape, rim, rimWidth, frameMaterial } = model
  return {
    lensWidth,
    lensHeight,
    bridge,
    templeLength,
    totalWidth,
    shape,
    rim,
    rimWidth,
    frameMaterial,
    ...(isShield(model) ? { isShield: true } : {}),
  }
}

function framePictures(model: Eyewear): PictureOrder[] {
  const views: View[] = ['front', 'three-quarter']
  return model.colors.flatMap(({ slug, front, temple, lens }) =>
    views.map((view): PictureOrder => ({
      ...LARGE,
      file: `${model.model}-${slug}-${view}.webp`,
      subject: 'frame',
      design: designOf(model),
      color: { slug, front, temple, lens },
      view,
    })),
  )
}

const WEAR = { daily: 'kertakäyttölinssi', 'two-week': 'kahden viikon linssi', monthly: 'kuukausilinssi' }
const DESIGN = { spherical: '', toric: 'toorinen', multifocal: 'monitehoinen' }

function lensBox(lens: ContactLens): PictureOrder {
  const number = (axis: string): string => String(lens.axes[axis]?.[0] ?? '').replace('.', ',')
  const lines = [
    [DESIGN[lens.design], WEAR[lens.lensType]].filter(Boolean).join(' '),
    `${lens.packageAmount} kpl`,
    `BC ${number('baseCurve')}   DIA ${number('diameter')}`,
  ]
  return goodsPicture(
    lens,
    lens.packageAmount > 10 ? 'lens-box-large' : 'lens-box',
    lines,
    lens.packageAmount > 60 ? 104 : lens.packageAmount > 10 ? 88 : lens.packageAmount > 5 ? 62 : 54,
  )
}

function accessory(article: Accessory): PictureOrder {
  return goodsPicture(article, article.picture.kind, [article.contents], article.picture.height ?? 80)
}

function goodsPicture(article: Named & { picture: Look }, kind: string, lines: string[], height: number): PictureOrder {
  const { base, accent, motif } = article.picture
  const goods: Goods = {
    kind,
    name: article.name,
    brand: brandName(article.brand),
    lines,
    base,
    accent,
    height,
    ...(motif ? { motif } : {}),
  }
  return { ...LARGE, file: `${article.slug}-front.webp`, subject: 'goods', goods }
}

function brandName(slug: string): string {
  const brands = JSON.parse(readFileSync(join(SEEDS, 'brands/brands.json'), 'utf8')) as Brand[]
  return brands.find((brand) => brand.slug === slug)?.name ?? slug
}

function read<T>(name: string): T[] {
  return JSON.parse(readFileSync(join(SEEDS, `articles/${name}.json`), 'utf8')) as T[]
}
