/** Hides an announcement that the reader has dismissed; one with another id shows from the first paint. */
export function announcementScript(id: string): string {
  return (
    '(function(){try{' +
    `if(localStorage.getItem("docusaurus.announcement.id")!==${JSON.stringify(id)})` +
    'document.documentElement.setAttribute("data-announcement-bar-initially-dismissed","false")' +
    '}catch(e){}})();'
  );
}
