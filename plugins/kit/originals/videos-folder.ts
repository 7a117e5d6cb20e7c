import { join } from 'node:path'
import { mediaFolder } from './open-originals.ts'

/** The folder of videos and their subtitles, beside the originals of pictures: machines that share those share these. */
export function videosFolder(): string {
  return join(mediaFolder(), 'videos')
}
