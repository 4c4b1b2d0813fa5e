// The page inside the landing page gets its address here and not in the text: from a disk it runs only as the one
// file, and what had begun to load would be broken off.
document.querySelector(".live").src = location.protocol === "file:" ? "page/nonet.html" : "page/index.html";
