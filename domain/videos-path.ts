/** Where the videos of the shop and their subtitles are served, each by the name of its file. */
export const videosPath = '/videot'
