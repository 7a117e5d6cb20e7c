import type { FrameDesign } from '#domain/frames/frame.ts'
import type { Aim } from '../domain/frames/viewpoint.ts'

/** What a part is made of, as the seeds write it. */
export type Finish = {
  kind: 'acetate' | 'tortoise' | 'crystal' | 'matte' | 'metal' | 'brushed'
  color: string
  color2?: string
}

export type LensTint = {
  kind: 'clear' | 'tinted' | 'gradient' | 'mirror'
  color: string
  color2?: string
  transmission: number
}

export type EyewearColor = { slug: string; front: Finish; temple: Finish; lens: LensTint }

export type View = 'front' | 'three-quarter'

/** Where something stands on a table of several (mm), and how it is turned (degrees). */
export type Place = { x: number; z: number; turn: number }

export type Goods = {
  kind: string
  name: string
  brand: string
  /** The small print of the label, line by line. */
  lines: string[]
  base: string
  accent: string
  /** Height in millimeters. */
  height: number
  motif?: string
}

/** Where the pictures of the content lie, and those that the shop's own pages show. */
export type PictureFolder = 'content-seeds/pictures' | 'site/public/lahjakortit'

/** One picture to render, into the folder of the content's pictures where it names none. */
export type PictureOrder = { file: string; folder?: PictureFolder; width: number; height: number } & (
  | { subject: 'frame'; design: FrameDesign; color: EyewearColor; view: View }
  | { subject: 'goods'; goods: Goods }
  | {
      subject: 'still'
      frames: ({ design: FrameDesign; color: EyewearColor } & Place)[]
      goods: (Goods & Place)[]
      camera: Aim
    }
  | { subject: 'drawing'; svg: string }
)

/** A picture of models, for the camera. */
export type ModelOrder = Exclude<PictureOrder, { subject: 'drawing' }>
