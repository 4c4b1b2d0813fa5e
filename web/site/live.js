// From a disk the page runs only as the one file.
if (location.protocol === "file:") document.querySelector(".live").src = "page/nonet.html";
