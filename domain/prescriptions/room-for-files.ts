import { bounds } from '../bounds.ts'

const FULL = bounds['files without an order'].most
const MOST = bounds['files at all'].most

/** What is stored of files that no order has, in bytes. */
export interface StoredFiles {
  all: number
  /** Of the network that sends one more. */
  own: number
  /** How many networks have sent some. */
  networks: number
}

/**
 * Whether one more file of so many bytes may be stored. Once the shop is full, networks that hold more than their even
 * share are refused, and no file is deleted for another.
 */
export function hasRoomFor(bytes: number, { all, own, networks }: StoredFiles): boolean {
  if (all + bytes <= FULL) return true
  return all + bytes <= MOST && own < all / Math.max(1, networks)
}
