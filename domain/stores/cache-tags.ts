/** Tag of every page that names stores, their addresses or hours. */
export const STORES_TAG = 'stores'
