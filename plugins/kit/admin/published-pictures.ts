import type { Config, Payload } from 'payload'

/**
 * Whether the picture of this name is public; `'unknown'` where it does not belong to the plugin. A picture that is
 * unknown to all plugins is part of the site's design, and public.
 */
export type PictureRule = (payload: Payload, name: string) => Promise<boolean | 'unknown'>

export function pictureRulesOf({ custom }: Pick<Config, 'custom'>): PictureRule[] {
  return (custom?.pictureRules as PictureRule[] | undefined) ?? []
}

/** Whether the picture of this name is public. Pictures of drafts are for staff only. */
export async function isPublishedPicture(payload: Payload, name: string): Promise<boolean> {
  const verdicts = await Promise.all(pictureRulesOf(payload.config).map((rule) => rule(payload, name)))
  return verdicts.includes(true) || verdicts.every((verdict) => verdict === 'unknown')
}

/** Whether the video or the subtitles of this file are public. */
export type VideoRule = (payload: Payload, file: string) => Promise<boolean>

/** Whether a video is public. Those of drafts are for staff only, and so are all where no plugin knows better. */
export async function isPublishedVideo(payload: Payload, file: string): Promise<boolean> {
  const rule = payload.config.custom.videoRule as VideoRule | undefined
  return (await rule?.(payload, file)) ?? false
}
