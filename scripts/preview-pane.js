// Stands where Word would: opens the document on the test host, draws it in the page around the pane, then loads the pane.
(async () => {
  const query = new URLSearchParams(location.search);
  const reply = await fetch('/preview/document.docx');
  const name = reply.headers.get('x-document-name');
  window.wordHost = await window.installWordHost({
    docx: await reply.arrayBuffer(),
    container: parent.document.getElementById('page'),
    url: `https://preview.example/${name}`,
    darkTheme: query.get('theme') === 'dark',
    profile: query.get('profile') ?? undefined,
    readOnly: query.get('readOnly') ?? undefined,
    waits: query.has('waits'),
  });
  const script = document.createElement('script');
  script.src = '/taskpane.js';
  document.body.append(script);
})();
