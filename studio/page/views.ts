import type { Aim } from '../../domain/frames/viewpoint.ts'
import type { View } from '../orders.ts'

/** The two cameras every frame is taken with, so that pictures can be compared in millimeters. */
export const VIEWS: Record<View, Aim> = {
  front: { turn: 0, rise: 7, span: 175, at: [0, 19, 0] },
  'three-quarter': { turn: 33, rise: 15, span: 222, at: [5, 13, -58] },
}

/** Cameras of boxed lenses, of bottles and of small goods: each at one scale. */
export const GOODS_VIEW: Record<'lens-box' | 'tall' | 'small', Aim> = {
  'lens-box': { turn: 0, rise: 12, span: 262, at: [0, 44, 0] },
  tall: { turn: 0, rise: 13, span: 350, at: [0, 86, 0] },
  small: { turn: 0, rise: 20, span: 250, at: [0, 44, 0] },
}
