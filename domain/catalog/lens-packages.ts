/** Category of the lenses ground for a frame: articles with a price, listed nowhere. */
export const LENS_PACKAGES = 'ground_lenses'
