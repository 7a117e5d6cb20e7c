import type { OrderLine } from '#contracts/orders.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'

/** What a line is called in words: name, color and size, and the eye of a contact lens. Never its values. */
export function lineName({ articleDescription, variety, eye }: Named, eyes: EyeNames): string {
  return [articleDescription, variety, eye && eyes[eye].toLowerCase()].filter(Boolean).join(', ')
}

type Named = Pick<OrderLine, 'articleDescription' | 'variety' | 'eye'>
