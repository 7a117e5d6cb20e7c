import type { OrderLine } from '#contracts/orders.ts'
import { sideName } from '#domain/prescriptions/side-name.ts'

/** What a line is called in words: name, color and size, and the side of a contact lens. Never its values. */
export function lineName({ articleDescription, variety, eye }: Named): string {
  return [articleDescription, variety, eye && sideName(eye).toLowerCase()].filter(Boolean).join(', ')
}

type Named = Pick<OrderLine, 'articleDescription' | 'variety' | 'eye'>
