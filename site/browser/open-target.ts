// A question that the address names is open.
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target instanceof HTMLDetailsElement) target.open = true
}
openTarget()
window.addEventListener('hashchange', openTarget)
