/** Millimeters that the studio’s front pictures show from edge to edge: one scale for all, so that cards can be compared. */
export const PHOTO_WIDTH_MM = 175

/** Pixels of the studio's largest picture. */
export const PHOTO_SIZE = { width: 1180, height: 760 } as const
