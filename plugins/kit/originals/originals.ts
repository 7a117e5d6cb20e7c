/** An original picture, as an editor or a seed gave it. */
export interface Original {
  file: string
  /** In bytes. */
  size: number
  /** Milliseconds since 1970, by the clock of the store: all machines read the same. */
  changedAt: number
}

/**
 * Where the originals lie: a folder or a bucket. All methods throw `OriginalsUnreachable` when the store does not
 * answer. Payload's own adapter for S3 is not used: it adds a column by an environment variable, and cannot read or
 * list for the front server.
 */
export interface Originals {
  /** The original of a picture, by its name in addresses: the file's without the ending. */
  find: (name: string) => Promise<Original | undefined>
  list: () => Promise<Original[]>
  read: (original: Original) => Promise<Buffer | undefined>
  /** Stores a copy of a file of this machine under the name `file`. */
  bring: (from: string, file: string) => Promise<void>
  /** Throws unless the store can be used. */
  check: () => Promise<void>
}

/** The store does not answer, or does not let the shop in. */
export class OriginalsUnreachable extends Error {
  override readonly name = 'OriginalsUnreachable'
}

/** Sealed files of customers lie beside the originals, below this: none of them is an original. */
export const PRIVATE_FOLDER = 'private/'

export const originalEndings = ['webp', 'jpg', 'jpeg', 'png', 'avif']

/** Every file that can be the original of this name, the most likely first. */
export function originalFiles(name: string): string[] {
  const [, kind = 'webp'] = /-(jpe?g|png|avif)(?:-\d+)?$/.exec(name) ?? []
  return [kind, ...originalEndings.filter((ending) => ending !== kind)].map((ending) => `${name}.${ending}`)
}
