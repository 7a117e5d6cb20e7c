/**
 * Erases what the pages of a served customer stored in this browser, once the store has ended serving. Other tabs
 * notice it.
 */
if (document.querySelector('[data-erase-customer]'))
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Without storage nothing was stored.
  }
