/** The file of the subtitles of a video, by the video's own. */
export function captionsFile(video: string): string {
  return video.replace(/\.\w+$/, '.vtt')
}
