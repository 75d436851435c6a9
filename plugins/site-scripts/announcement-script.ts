/** A dismissal holds for the announcement that was dismissed: with another id the bar is there from the first paint. */
export function announcementScript(id: string): string {
  return (
    '(function(){try{' +
    `if(localStorage.getItem("docusaurus.announcement.id")!==${JSON.stringify(id)})` +
    'document.documentElement.setAttribute("data-announcement-bar-initially-dismissed","false")' +
    '}catch(e){}})();'
  );
}
