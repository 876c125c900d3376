// Exports move between the pages of the reference. The overview lists all of them, so an
// address without a section leads there.
function follow(): void {
  const name = location.hash.slice(1);
  if (name !== "" && !document.getElementById(name)) location.replace(`../#${name}`);
}

addEventListener("hashchange", follow);
follow();
