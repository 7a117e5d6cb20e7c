/** Whoever was served in a store has gone: what her pages kept in this browser goes, too. Other tabs hear of it. */
if (document.querySelector('[data-forget-customer]'))
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Without storage nothing was kept.
  }
