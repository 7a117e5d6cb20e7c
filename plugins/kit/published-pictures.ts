import type { Config, Payload } from 'payload'

/**
 * Whether a plugin shows the picture of this name to everybody, `'unknown'` where it is none of its pictures. A picture
 * that no plugin knows is art of the shop, which its pages show by name.
 */
export type PictureRule = (payload: Payload, name: string) => Promise<boolean | 'unknown'>

export function pictureRulesOf({ custom }: Pick<Config, 'custom'>): PictureRule[] {
  return (custom?.pictureRules as PictureRule[] | undefined) ?? []
}

/** Whether strangers may see the picture of this name: drafts are seen by staff alone. */
export async function isPublishedPicture(payload: Payload, name: string): Promise<boolean> {
  const said = await Promise.all(pictureRulesOf(payload.config).map((rule) => rule(payload, name)))
  return said.includes(true) || said.every((one) => one === 'unknown')
}
