/**
 * Query names that only scripts in the browser read: third-party tracking, and our `previewCart`.
 *
 * Every page may carry them. They do not change what the server renders, so a cached page is named without them.
 */
export const browserQuery = /^(previewCart|utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|mc_cid|mc_eid)$/
